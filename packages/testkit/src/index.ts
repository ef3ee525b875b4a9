export { bundleProgram } from './bundleProgram.ts'
export { type FakeClock, fakeClock } from './fakeClock.ts'
export { credentialsOf, type Person, person } from './person.ts'
export {
  type Lies,
  type ProviderPerson,
  type ProviderSettings,
  startIdentityProvider,
  type TestIdentityProvider,
} from './startIdentityProvider.ts'
export { type ReceivedMail, startSmtpServer, type TestSmtpServer } from './startSmtpServer.ts'
