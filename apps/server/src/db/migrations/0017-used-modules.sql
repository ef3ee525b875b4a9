-- A plate uses the modules that its cells write, and those whose values they work with. What is stored so far has none of the latter.

create or replace function plate_module_count(cells jsonb) returns bigint language sql immutable strict parallel safe as $$
  select count(distinct id) from (
    select jsonb_path_query(cells, '$[*].outputs[*].moduleId') as id
    union all select jsonb_path_query(cells, '$[*].uses[*].moduleId')) as used
$$;
