export interface Target {
  target: string
  isMet: boolean
}
