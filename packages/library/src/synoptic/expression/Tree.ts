/** A formula of a neutral file in the form in which it was written. */
export type Tree =
  | { kind: 'number'; text: string }
  | { kind: 'text'; value: string }
  | { kind: 'bool'; value: boolean }
  | { kind: 'none' }
  | { kind: 'name'; name: string }
  | { kind: 'list'; items: readonly Tree[] }
  | { kind: 'call'; name: string; args: readonly Tree[] }
  | { kind: 'index'; of: Tree; at: Tree }
  | { kind: 'slice'; of: Tree; from: Tree | undefined; to: Tree | undefined }
  | { kind: 'not'; of: Tree }
  | { kind: 'minus'; of: Tree }
  | { kind: 'arithmetic'; operator: '+' | '-' | '*' | '/' | '%' | '**'; left: Tree; right: Tree }
  | { kind: 'compare'; operator: Comparison; left: Tree; right: Tree }
  | { kind: 'logic'; operator: 'and' | 'or'; left: Tree; right: Tree }
  | { kind: 'choose'; condition: Tree; yes: Tree; no: Tree }

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'not in'
