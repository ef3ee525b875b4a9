/** The built site, wherever it is stored. Names are relative with forward slashes. */
export interface Site {
  names: ReadonlySet<string>
  read: (name: string) => Promise<Uint8Array> | Uint8Array
}
