import type pg from 'pg'

/** For the few parts outside db/ that hand connections to a library of their own. */
export type Pool = pg.Pool
