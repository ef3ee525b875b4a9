import type { Config } from '#config/Config.ts'

/** A provider that is null is switched off. Providers redirect the browser to `<publicUrl>/login/<provider>`. */
export type SocialConfig = Pick<Config, 'publicUrl' | 'kakao' | 'naver'>
