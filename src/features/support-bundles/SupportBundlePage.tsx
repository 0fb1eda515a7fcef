import { Link } from '#features/routing/Link'
import { supportBundleLifecycle } from '#machines/lifecycle/supportBundleLifecycle'
import { paths } from '#src/paths'
import { supportBundlesApi } from '#store/api/resources/supportBundles'
import { dateOf } from '#store/model/dates'
import { fleetAdmin } from '#store/model/needs'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { DateText } from '#ui/text/DateText'
import { IdText } from '#ui/text/IdText'
import { useParam } from '#features/routing/useParam'
import { DetailPage } from '#features/shared/detail/DetailPage'
import { LawCourse } from '#features/shared/law/LawCourse'
import { StateButton } from '#features/shared/law/StateButton'
import { recordPolling } from '#features/shared/polling'
import { copyId, useCommandItems } from '#features/shared/useCommandItems'
import { useAllowed } from '#features/shared/useRoleReason'
import { useShown } from '#features/shared/gone'
import { BundleContents } from './BundleContents'
import { bundleName, bundleTitle } from './bundleText'
import { deleteBundle, downloadBundle } from './commands'
import { supportBundleLaw } from './law'

const { supportBundleView } = supportBundlesApi.endpoints

/** The page of one support bundle: its course, and what it holds. One on its way is polled until it rests. */
export function SupportBundlePage() {
  const at = useParam('bundleId')
  const known = supportBundleView.useQueryState(at)
  const query = supportBundleView.useQuery(at, recordPolling(supportBundleLifecycle, known.data?.state))
  const commandItems = useCommandItems()
  const allowed = useAllowed()
  const bundle = useShown(query, paths.supportBundles())
  if (!bundle) return null
  const { id, userComment, reasonForCreation, reasonForFailure } = bundle
  return (
    <DetailPage
      noun="Support bundle"
      title={`Support bundle ${bundleName(id)}`}
      mark={<StateButton law={supportBundleLaw} row={bundle} />}
      topic="support-bundles"
      query={query}
      refresh={query.refetch}
      menu={[
        copyId(id),
        ...commandItems([downloadBundle], bundle),
        allowed(
          { key: 'edit', label: 'Edit comment', link: <Link to={paths.supportBundleEdit(id)} /> },
          fleetAdmin,
        ),
        ...commandItems([deleteBundle], bundle),
      ]}
      paletteName={bundleTitle(bundle)}
      course={<LawCourse law={supportBundleLaw} row={bundle} />}
      properties={[
        { label: 'Comment', value: userComment || <EmptyCell /> },
        { label: 'Reason', value: reasonForCreation },
        ...(reasonForFailure ? [{ label: 'Reason for failure', value: reasonForFailure }] : []),
        { label: 'Created', value: <DateText at={dateOf(bundle, 'timeCreated')} /> },
        { label: 'ID', value: <IdText value={id} /> },
      ]}
    >
      <BundleContents bundle={bundle} />
    </DetailPage>
  )
}
