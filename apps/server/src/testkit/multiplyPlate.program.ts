import { openPool } from '#db/openPool.ts'

/**
 * For benchmarks: gives the requested number of other members ten plates each like the named one, every
 * second one shared, with their own modules.
 */
const [url = '', plateId = '', strangers = '0'] = process.argv.slice(2)

const PLATES_EACH = 10

const MEMBERS = `
  insert into members (id, email, password_hash, nickname, nickname_key, name, phone, age, nationality, major,
    terms_agreed_at, privacy_agreed_at, created_at, updated_at)
  select 'mem_' || n, n || '@stranger.example', '', 'stranger ' || n, 'stranger ' || n, '-', '-', 40, 'KR', 'radiology',
    now(), now(), now(), now()
  from generate_series(1, $1::int) n`

const MODULES = `
  insert into modules (id, owner_id, name, name_key, section, modality, type, note, definition, input_count, output_count,
    created_at, updated_at)
  select n || '_' || m.id, 'mem_' || n, m.name, m.name_key, m.section, m.modality, m.type, m.note, m.definition,
    m.input_count, m.output_count, now(), now()
  from generate_series(1, $1::int) n, modules m join plate_modules u on u.module_id = m.id where u.plate_id = $2`

/** Cells refer to the member's own modules. */
const PLATES = `
  insert into plates (id, owner_id, name, cells, key_map, auto_fill, shared, created_at, updated_at)
  select n || '_' || copy || '_' || p.id, 'mem_' || n, p.name || ' ' || copy,
    replace(p.cells::text, '"moduleId": "', '"moduleId": "' || n || '_')::jsonb, p.key_map, p.auto_fill, copy % 2 = 0,
    now(), now() - make_interval(secs => n * copy)
  from generate_series(1, $1::int) n, generate_series(1, ${PLATES_EACH}) copy, plates p where p.id = $2`

const USES = `
  insert into plate_modules (plate_id, module_id)
  select n || '_' || copy || '_' || u.plate_id, n || '_' || u.module_id
  from generate_series(1, $1::int) n, generate_series(1, ${PLATES_EACH}) copy, plate_modules u where u.plate_id = $2`

const pool = openPool(url, { max: 1, name: 'pandok benchmark' })
await pool.query('set statement_timeout = 0')
await pool.query(MEMBERS, [strangers])
for (const sql of [MODULES, PLATES, USES]) await pool.query(sql, [strangers, plateId])
await pool.query('vacuum analyze members, modules, plates, plate_modules')
const { rows } = await pool.query('select count(*)::int as plates from plates where id <> $1', [plateId])
process.stdout.write(`${JSON.stringify(rows[0])}\n`)
await pool.end()
