/**
 * Zod compiles its checks with `new Function` unless configured otherwise, which the content security policy
 * forbids. It reads this global when a screen loads it; calling its own function would load it here.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
