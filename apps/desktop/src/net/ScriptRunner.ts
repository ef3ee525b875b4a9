/** Runs proxy auto-configuration scripts (PAC), which Windows can. */
export interface ScriptRunner {
  /** Whether Windows is configured to detect a script in the network (WPAD). */
  isDetecting: () => boolean
  /** The script's answer for an address: `host:port;…`, empty for «direct»; null without a working script. */
  ask: (target: string, script: string | null) => Promise<string | null>
}
