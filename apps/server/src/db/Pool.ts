import type pg from 'pg'

/** For the few parts outside db/ that pass connections to another library. */
export type Pool = pg.Pool
