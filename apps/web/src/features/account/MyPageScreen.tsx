import { userInfo } from '@pandok/protocol'
import { Button, EmptyState } from '@pandok/ui'
import { useState } from 'react'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { useText } from '#platform/text/text.ts'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import { GoodbyePanel } from './my-page/GoodbyePanel.tsx'
import { MyPageContent } from './my-page/MyPageContent.tsx'
import { MyPageSkeleton } from './my-page/MyPageSkeleton.tsx'

export function MyPageScreen() {
  const [isGone, setGone] = useState(false)

  function leave() {
    // The page is unmounted first, so that nothing on it calls the server with a session that has ended.
    setGone(true)
    sessionStore.write({ useMemory: false })
    sessionStore.clear()
  }

  return isGone ? <GoodbyePanel /> : <MyPage onGone={leave} />
}

function MyPage({ onGone }: { onGone: () => void }) {
  const text = useText()
  // Answers are cached per language; without the previous answer, switching the language would empty the
  // form.
  const member = useActionQuery(userInfo, {}, { placeholderData: (before) => before })
  return (
    <div className="mx-auto w-full max-w-6xl">
      <h1 className="mb-6 text-2xl font-bold sm:mb-8 sm:text-3xl">{text('account.myPage.title')}</h1>
      {member.isPending ? <MyPageSkeleton label={text('account.loading')} /> : null}
      {member.isError && !member.data ? (
        <EmptyState
          title={text('account.loadFailed')}
          text={member.error.message}
          action={<Button onClick={() => void member.refetch()}>{text('account.retry')}</Button>}
        />
      ) : null}
      {member.data ? <MyPageContent member={member.data} onGone={onGone} /> : null}
    </div>
  )
}
