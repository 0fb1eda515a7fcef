import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { object } from 'yup'
import { paths } from '#src/paths'
import { addressLotsApi } from '#store/api/resources/addressLots'
import { bgpApi } from '#store/api/resources/bgp'
import { linesOf } from '#store/model/lines'
import { ALL_LIMIT } from '#store/model/paging'
import { useParam } from '#features/routing/useParam'
import { missingText } from '#features/shared/form/choices'
import { SidePanelForm } from '#features/shared/form/SidePanelForm'
import { useNotify } from '#features/shared/useNotify'
import { AnnounceSetFields } from './AnnounceSetFields'
import { announceSetBody, announceSetRules } from './announceSetForm'
import { useForm } from '#features/shared/form/FormFields'

const { networkingBgpAnnounceSetList, networkingBgpAnnouncementList, networkingBgpAnnounceSetUpdate } =
  bgpApi.endpoints

/** Edits what an announce set announces. Its name stays: another name is another set. Rule: OPS-7. */
export function EditAnnounceSetForm() {
  const { announceSet: name } = useParam('announceSet')
  const go = useNavigate()
  const notify = useNotify()
  const set = networkingBgpAnnounceSetList
    .useQuery({ limit: ALL_LIMIT })
    .data?.find((one) => one.name === name)
  const announced = networkingBgpAnnouncementList.useQuery({ announceSet: name }).data
  const query = addressLotsApi.endpoints.blocksOfAllLots.useQuery({})
  const blocks = useMemo(() => (query.data ?? []).map(({ block }) => block), [query.data])
  const schema = useMemo(() => object(announceSetRules(blocks)), [blocks])
  const [update] = networkingBgpAnnounceSetUpdate.useMutation()
  if (!set || !announced) return null
  const before = announced.map(({ network }) => network)
  const missing = missingText(query, 'address lots')
  const back = () => void go(paths.announceSets(), { preventScrollReset: true })
  return (
    <SidePanelForm
      title="Edit announce set"
      subtitle={name}
      submitLabel="Update announce set"
      schema={schema}
      initial={{ description: set.description, networks: before.join('\n') }}
      draft={{ fields: ['description', 'networks'] }}
      {...(missing === undefined ? {} : { disabledReason: missing })}
      send={(values) => update({ body: announceSetBody({ ...values, name }, blocks) }).unwrap()}
      onSaved={() => {
        notify(`Announce set ${name} updated`)
        back()
      }}
      onDismiss={back}
    >
      <AnnounceSetFields missing={missing} />
      <NoLonger before={before} />
    </SidePanelForm>
  )
}

/** The announcements that the change would end. */
function NoLonger({ before }: { before: readonly string[] }) {
  const { networks } = useForm<{ networks: string }>().values
  const kept = linesOf(networks)
  const gone = before.filter((network) => !kept.includes(network))
  return (
    <p role="status">
      {gone.length > 0 && `${gone.join(', ')} is no longer announced: from outside it is not found any more.`}
    </p>
  )
}
