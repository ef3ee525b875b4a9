import type { SocialProvider } from '@pandok/protocol'

const paths: Record<SocialProvider, string> = {
  kakao:
    'M12 3.6C6.7 3.6 2.4 7 2.4 11.1c0 2.7 1.8 5 4.5 6.4l-.9 3.3c-.1.3.2.6.5.4l3.9-2.6c.5.1 1.1.1 1.6.1 5.3 0 9.6-3.4 9.6-7.6S17.3 3.6 12 3.6Z',
  naver: 'M15.5 12.8 8.2 2.4H2.4v19.2h6.1V11.2l7.3 10.4h5.8V2.4h-6.1v10.4Z',
}

export function SocialMark({ provider }: { provider: SocialProvider }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" className="size-4.5 shrink-0">
      <path d={paths[provider]} />
    </svg>
  )
}
