import { bgpApi } from '#store/api/resources/bgp'
import { EmptyState } from '#ui/feedback/EmptyState'
import { Card } from '#ui/layout/Card'
import { CopyButton } from '#ui/actions/CopyButton'
import { load } from '#features/kit/routing/load'
import { PageRefresh } from '#features/kit/queries/PageRefresh'
import { QueryFailures } from '#features/kit/queries/QueryFailures'
import styles from './MessagesTab.module.css'

const textOf = (messages: unknown) => JSON.stringify(messages, undefined, 2)

export const loader = load(bgpApi.endpoints.peerMessages, () => ({}))

/** The last messages of each neighbour, shown as raw JSON: the API does not define their shape. */
export function MessagesTab() {
  const query = bgpApi.endpoints.peerMessages.useQuery({})
  return (
    <>
      <div className={styles.head}>
        <p>The last messages of each session, as the switch keeps them.</p>
        <PageRefresh refresh={query.refetch} updatedAt={query.fulfilledTimeStamp} />
      </div>
      <QueryFailures of={[query]} what="BGP messages" />
      {query.data?.length === 0 && (
        <EmptyState title="No messages" body="No session with a peer is established." />
      )}
      {query.data?.map(({ asn, switch: at, peer, messages }) => (
        <Card
          key={`${asn} ${at} ${peer}`}
          title={`${peer} on ${at}`}
          actions={<CopyButton value={textOf(messages)} label="Copy messages" />}
        >
          <pre className={styles.messages} tabIndex={0} aria-label={`Messages with ${peer}`}>
            {textOf(messages)}
          </pre>
        </Card>
      ))}
    </>
  )
}
