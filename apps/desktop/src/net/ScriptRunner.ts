/** Whoever can run a script that says which proxy leads where (PAC): Windows. */
export interface ScriptRunner {
  /** Whether Windows is set to look for a script in the network by itself (WPAD). */
  isDetecting: () => boolean
  /** What the script says of an address: `host:port;…`, empty for «none»; null where there is no script, or a broken one. */
  ask: (target: string, script: string | null) => Promise<string | null>
}
