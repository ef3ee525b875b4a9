import { version } from '../../../../package.json'

/** Named in what is given out. */
export const PROGRAM = { name: 'Pandok', version }
