-- How a row of a recipe is made: its preparation, station and own yield. Null: nobody said.
alter table recipe_item add column making jsonb;
