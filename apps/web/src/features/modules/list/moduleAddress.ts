export const moduleAddress = (id: string): string => `/program/module/${id}`
