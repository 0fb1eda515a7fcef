import { updatesApi } from '#store/api/resources/updates'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { PropertyList } from '#ui/tables/PropertyList'
import { shortId } from '#ui/text/truncated'
import { IdText } from '#ui/text/IdText'
import { load, type At } from '#features/kit/routing/load'
import { useParam } from '#features/kit/routing/useParam'
import { DetailsPanel } from '#features/kit/detail/DetailsPanel'
import { createdFact, idFact } from '#features/kit/detail/recordFacts'
import { TextToCopy } from '#features/shared/text/TextToCopy'
import { useShown } from '#features/kit/queries/gone'
import { ExpiryDate } from '../ExpiryDate'
import { trustRoots } from '../noun'
import { readRoot, thresholdText, type RootFacts } from './rootRole'
import styles from './RootRoles.module.css'

const { systemUpdateTrustRootView } = updatesApi.endpoints

export const loader = load(systemUpdateTrustRootView, ({ trustRootId }: At<'trustRootId'>) => ({
  trustRootId,
}))

/** The roles of a root, with the keys that may sign for them. */
export function RootRoles({ facts: { roles } }: { facts: RootFacts }) {
  if (roles.length === 0) return null
  return (
    <section aria-label="Roles">
      <h3 className={styles.title}>Roles</h3>
      <PropertyList items={roles.map((role) => ({ label: role.name, value: thresholdText(role) }))} />
    </section>
  )
}

/** One trust root: its facts, and the document itself. */
export function TrustRootPanel() {
  const at = useParam('trustRootId')
  const back = trustRoots.to.list()
  const query = systemUpdateTrustRootView.useQuery(at)
  const root = useShown(query, back)
  if (!root) return null
  const facts = readRoot(root.rootRole)
  const { version, specVersion, expires, signedBy } = facts
  return (
    <DetailsPanel
      title={trustRoots.panels.page}
      name={shortId(root.id)}
      query={query}
      back={back}
      items={[
        { label: 'Version', value: version ?? <EmptyCell /> },
        {
          label: 'Expires',
          value: expires === undefined ? <EmptyCell /> : <ExpiryDate until={expires} />,
        },
        { label: 'Specification', value: specVersion ?? <EmptyCell /> },
        createdFact(root),
        idFact(root.id),
      ]}
    >
      <RootRoles facts={facts} />
      {signedBy.length > 0 && (
        <PropertyList
          items={signedBy.map((keyId, index) => ({
            label: signedBy.length === 1 ? 'Signed by key' : `Signed by key ${index + 1}`,
            value: <IdText value={keyId} />,
          }))}
        />
      )}
      <TextToCopy
        title="Root role"
        copyLabel="Copy root role"
        text={JSON.stringify(root.rootRole, null, 2)}
      />
    </DetailsPanel>
  )
}
