/** A node of a FHIRPath expression, as far as its grammar is supported. */
export type PathNode =
  | { kind: 'number'; value: string; unit?: string }
  | { kind: 'text'; value: string }
  | { kind: 'bool'; value: boolean }
  | { kind: 'date'; value: string }
  | { kind: 'empty' }
  | { kind: 'this' }
  | { kind: 'variable'; name: string }
  | { kind: 'member'; of: PathNode | undefined; name: string }
  | { kind: 'call'; of: PathNode | undefined; name: string; args: readonly PathNode[] }
  | { kind: 'index'; of: PathNode; index: PathNode }
  | { kind: 'sign'; operator: '+' | '-'; of: PathNode }
  | { kind: 'binary'; operator: string; left: PathNode; right: PathNode }
