import { useCallback, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useBack } from '#features/kit/routing/useBack'
import { addressLotsApi } from '#store/api/resources/addressLots'
import { bgpApi } from '#store/api/resources/bgp'
import { switchPortSettingsApi } from '#store/api/resources/switchPortSettings'
import { ALL_LIMIT } from '#model/paging'
import { Card } from '#ui/layout/Card'
import { PageHeader } from '#ui/layout/PageHeader'
import { LearnAbout } from '#features/kit/help/LearnAbout'
import { loadAhead, loadAll } from '#features/kit/routing/load'
import { geometryText } from '#features/shared/fabric/port'
import { useForm } from '#features/kit/form/FormFields'
import { PageForm } from '#features/kit/form/PageForm'
import { missingText } from '#features/kit/form/choices'
import { RadioField } from '#features/kit/form/fields/RadioField'
import { DescriptionField, NameField, TextField } from '#features/kit/form/fields/TextField'
import type { DraftFields } from '#features/kit/form/useDraft'
import styles from './CreateSettingsPage.module.css'
import { PartsField } from './PartsField'
import { AddressPanel } from './panels/AddressPanel'
import { InterfacePanel } from './panels/InterfacePanel'
import { LinkPanel } from './panels/LinkPanel'
import { PeerPanel } from './panels/PeerPanel'
import { RoutePanel } from './panels/RoutePanel'
import {
  settingsBody,
  settingsErrorFields,
  settingsSchema,
  emptySettings,
  type PartList,
  type SettingsValues,
  partKeys,
  type SettingsPart,
} from './settingsForm'
import { switchPortSettings } from '../noun'

const all = () => ({ limit: ALL_LIMIT })

/** Loads the choices of the form, which can be filled in before they arrive. */
export const loader = loadAll(
  loadAhead(switchPortSettingsApi.endpoints.networkingSwitchPortSettingsList, all),
  loadAhead(addressLotsApi.endpoints.networkingAddressLotList, all),
  loadAhead(bgpApi.endpoints.networkingBgpConfigList, all),
)

interface PartPanelsProps {
  /** The list with an open panel. */
  list: PartList | undefined
  onClose: () => void
}

const keysOf = <List extends PartList>(list: List, parts: readonly SettingsPart<List>[]) =>
  new Set(parts.map((part) => partKeys[list](part)))

/** The panels that open over the form: siblings of it, because submitting a panel must not submit the form. */
function PartPanels({ list, onClose }: PartPanelsProps) {
  const { values, setFieldValue } = useForm<SettingsValues>()
  const links = useMemo(() => values.links.map(({ linkName }) => linkName), [values.links])
  const taken = useMemo(
    () => (list ? keysOf(list, values[list] as readonly SettingsPart<typeof list>[]) : new Set<string>()),
    [list, values],
  )
  const onAdded = (part: SettingsPart<PartList>) => {
    if (list) void setFieldValue(list, [...values[list], part] as SettingsValues[typeof list])
    onClose()
  }
  const props = { links, taken, onAdded, onDismiss: onClose }
  switch (list) {
    case 'links':
      return <LinkPanel {...props} />
    case 'addresses':
      return <AddressPanel {...props} />
    case 'routes':
      return <RoutePanel {...props} />
    case 'interfaces':
      return <InterfacePanel {...props} />
    case 'peers':
      return <PeerPanel {...props} />
    case undefined:
      return null
  }
}

/** Field labels for the error list, in the order of the page. */
const fieldLabels: Readonly<Record<keyof SettingsValues, string>> = {
  name: 'Name',
  description: 'Description',
  groups: 'Groups',
  geometry: 'Geometry',
  links: 'Links',
  addresses: 'Addresses',
  routes: 'Routes',
  interfaces: 'Interfaces',
  peers: 'BGP peers',
}

/** The draft of the form. Peers may contain keys: they stay in memory. */
const kept = {
  fields: ['name', 'description', 'geometry', 'links', 'addresses', 'routes', 'interfaces', 'groups'],
  secrets: ['peers'],
} satisfies DraftFields<SettingsValues>

const geometries = (['qsfp28x1', 'qsfp28x2', 'sfp28x4'] as const).map((geometry) => ({
  value: geometry,
  label: geometryText(geometry),
}))

/** Creates settings for switch ports, with all their parts. They take effect when they are applied to a port. */
export function CreateSettingsPage() {
  const [list, setList] = useState<PartList>()
  const go = useNavigate()
  const goBack = useBack(false)
  const others = switchPortSettingsApi.endpoints.networkingSwitchPortSettingsList.useQuery({
    limit: ALL_LIMIT,
  })
  const existing = others.data
  const schema = useMemo(() => settingsSchema(new Set(existing?.items.map(({ name }) => name))), [existing])
  const close = useCallback(() => setList(undefined), [])
  return (
    <>
      <PageHeader
        title={switchPortSettings.forms.create}
        actions={<LearnAbout topic="switch-port-settings" />}
      />
      <PageForm
        title={switchPortSettings.forms.create}
        schema={schema}
        initial={emptySettings}
        draft={kept}
        send={(values, { save }) =>
          save(switchPortSettingsApi.endpoints.networkingSwitchPortSettingsCreate, {
            body: settingsBody(values),
          })
        }
        saved={({ name }) => `Switch port settings ${name} created`}
        onSaved={({ name }) => void go(switchPortSettings.to.page({ settings: name }), { replace: true })}
        fieldErrorsFrom={settingsErrorFields}
        errorTitle="Could not create the switch port settings"
        labels={fieldLabels}
        needs={switchPortSettings.creates.create}
        disabledReason={missingText(others, 'other settings')}
        onDismiss={() => goBack(switchPortSettings.to.list())}
        notKept="BGP peers are not kept when the page is reloaded."
        dialog={<PartPanels list={list} onClose={close} />}
      >
        <div className={styles.layout}>
          <Card title="Basics">
            <NameField />
            <DescriptionField />
            <TextField
              name="groups"
              label="Groups"
              multiline
              rows={2}
              optional
              hint="Names or ids of groups of settings that these inherit from, one per line"
            />
          </Card>
          <Card title="Port">
            <RadioField name="geometry" label="Geometry" choices={geometries} />
            <PartsField list="links" open={setList} />
          </Card>
          <Card title="Addresses and routes">
            <PartsField list="addresses" open={setList} />
            <PartsField list="routes" open={setList} />
            <PartsField list="interfaces" open={setList} />
          </Card>
          <Card title="BGP">
            <PartsField list="peers" open={setList} />
          </Card>
        </div>
      </PageForm>
    </>
  )
}
