export { particleFor } from './particleFor.ts'
