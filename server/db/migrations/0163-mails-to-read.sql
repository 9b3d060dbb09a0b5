-- What a mail with a personal link said is kept to be read, without that link and so without html. Such a mail
-- never goes out again: its button would lead nowhere.
-- Beside the version before: it keeps no such words, and where it sends one again, this rule stops it.
alter table mail add constraint mail_again_whole
  check (key not like 'again %' or said is null or said ? 'html') not valid;
