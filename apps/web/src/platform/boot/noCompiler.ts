/**
 * The schema library compiles its checks with `new Function` unless told otherwise, and the content policy forbids
 * that. It reads this global when a screen loads it; saying so through its own function would load it here.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
