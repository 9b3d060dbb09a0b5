-- A cart is read and written whole: kept as the text that it came as, it is neither taken apart nor put
-- together again. Up to half a page stays in the row as it is: packing a month's cart at each change
-- took longer than writing it, and two versions still fit on a page.
alter table cart
  alter column state type json using state::json,
  set (toast_tuple_target = 4000);
