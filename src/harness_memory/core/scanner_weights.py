"""What each cue of a text says about whether it is an attack: data only, read by `core.linear`.

Written by `python -m tests.core.scanner_training`; do not edit. Marks stand between bars and line ends.
"""

from __future__ import annotations

ALWAYS = -30
MARKS = """
#a_memory|#account_given|#account_given again|#all|#all again|#alter|#any_prompt again|#approve|#as_order
#as_power|#as_user|#away|#bad again|#change|#claim|#claim again|#comply|#comply again|#condition
#condition again|#consent_given|#consent_given again|#consented|#contra_user|#control|#control again|#decides
#decides again|#defended|#destination|#destination again|#diminish|#disable|#earlier|#earlier again|#erase
#erase again|#everywhere|#everywhere again|#excuse|#falsify|#foreign|#forget_review|#forget_review again
#give_out|#go|#go again|#good|#good again|#grants|#grants again|#guard|#guard again|#guard_off|#guarding
#guarding again|#guidance|#guidance again|#hand_on|#hand_on again|#hole|#hole again|#home_secret
#home_secret again|#identity|#identity again|#if_asked|#ignore|#ignore again|#ignore_find|#in_name_of
#in_name_of again|#in_settings|#in_settings again|#inner_words|#instructions|#instructions again|#invite
#itself|#leak|#lie|#lie again|#likened|#likened again|#local_only|#local_only again|#loosen|#measured
#mislead|#move_out|#move_out again|#mum|#nay|#nay again|#negation|#negation again|#next_task|#next_task again
#no_bounds|#no_bounds again|#not tell|#nothing_forbidden|#obey|#omit|#omit again|#only_good|#operation
#operation again|#order_noun|#order_noun again|#orders|#orders again|#ordinary|#out_place|#outrank
#outrank again|#outside|#outside again|#outside_link|#outside_link again|#over_user|#own_work|#own_work again
#pay_to|#permission|#permission again|#person|#person again|#persona|#persona again|#plant|#plant again|#pose
#pose again|#priority|#priority again|#prohibited|#prohibited again|#publish|#publish again|#redirect|#regard
#regard again|#replicate|#secret_word|#secretly|#self|#self_praise|#self_praise again|#send|#send again
#sensitive|#sensitive again|#shown_to_users|#shown_to_users again|#so_unseen|#so_unseen again|#source
#source again|#spill|#spreading|#standing_order|#standing_order again|#store|#store again|#take_orders
#take_orders again|#tell|#tell again|#this_text|#this_wording|#this_wording again|#top_priority|#trail|#trips
#turn_off|#turn_off again|#type_yes|#typed_by|#typed_by again|#unasked|#unasked again|#unbound|#unbound again
#unhindered|#unhindered again|#unseen|#unseen again|#untold|#user_words|#user_words again|#void|#void again
#whatever|#where_it_spreads|#where_it_spreads again|#whom|#yours|#yours again
"""
WEIGHTS = (
    "jcOOwzgbWUYhTLYehoFUsdtWRfkWBhfebTsYZdMsajmbWqezfXcpYsehUhTQzgndvkkXLnkdQdwlSXmczclZ7DPPqgnsTMNmwYZgtycZHzXTHe"
    "bkKcXYZNzagbmaTbhZofTiiiWSPKTekLUlZzejZRZXYL3lfNhTdkLObccbcneXlMcYXZpfxYukzbrXiymgYdQZXkg"
)
