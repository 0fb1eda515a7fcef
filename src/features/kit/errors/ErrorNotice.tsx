import { Suspense } from 'react'
import { lazyPart } from '#ui/lazyPart'
import type { ErrorNoticeProps } from './ErrorCard'

/** Few users ever see an error, so its code is fetched with the first one, or earlier when the browser is idle. */
const ErrorCard = lazyPart(async () => (await import('./ErrorCard')).ErrorCard)

/** An error in a panel, a dialog or a card: the answer of the region, the request id and a next step. */
export const ErrorNotice = (props: ErrorNoticeProps) => (
  <Suspense>
    <ErrorCard {...props} />
  </Suspense>
)
