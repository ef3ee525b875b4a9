// This file is installed as main.js next to a bundle.
import { runBundle } from './runBundle.mjs'

runBundle(new URL('bundle.cjs', import.meta.url))
