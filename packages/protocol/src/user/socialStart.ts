import { z } from 'zod'
import { defineAction } from '../defineAction.ts'

export const socialProvider = z.enum(['kakao', 'naver'])

export type SocialProvider = z.output<typeof socialProvider>

/** Returns the address of the provider; the page must compare `state` when the visitor returns. */
export const userSocialStart = defineAction({
  method: 'user-socialStart',
  access: 'visitor',
  param: z.strictObject({ provider: socialProvider }),
  result: z.strictObject({ url: z.string(), state: z.string() }),
  errors: ['BAD_REQUEST', 'TOO_MANY_REQUESTS'],
})
