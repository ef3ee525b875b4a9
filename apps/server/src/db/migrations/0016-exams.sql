-- How the reports of a plate are put together: regions, normal sentences, blanks. Null: a plate without an exam.

alter table plates add column exam jsonb;
alter table plate_backups add column exam jsonb;
