export interface OfflineStore {
  get<T>(name: string): Promise<T | undefined>
  put(name: string, document: unknown): Promise<void>
  remove(name: string): Promise<void>
}
