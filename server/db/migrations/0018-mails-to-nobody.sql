-- One mail goes to somebody who is not known any more: the one that says that their account is gone.
alter table mail
  drop constraint mail_check,
  add constraint mail_check
    check (num_nonnulls(order_id, customer_id, region_interest_id) >= 1 or code = 'account-deleted');
