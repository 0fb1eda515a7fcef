import { memo, type ReactNode } from 'react'
import { Button } from '#ui/actions/Button'
import { FieldGroup } from '#ui/forms/FieldGroup'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { MiniTable } from '#ui/tables/MiniTable'
import { peerLabel, peerTitle } from '#features/shared/fabric/peer'
import { fecText, speedText } from '#features/shared/fabric/linkReport'
import { interfaceKindText } from '#features/shared/fabric/port'
import { type FormStore, useFormField, useFormPart } from '#features/kit/form/FormFields'
import { type SettingsPart, type PartList, type SettingsValues } from './settingsForm'

/** The texts and columns of one list of the form. */
interface ListLook<List extends PartList> {
  title: string
  /** The label of the button and the title of its panel. */
  addLabel: string
  hint: string
  columns: readonly { header: string; cell: (part: SettingsPart<List>) => ReactNode }[]
  /** The part's name on its remove button. */
  nameOf: (part: SettingsPart<List>) => string
}

const orEmpty = (value: number | null | undefined) => value ?? <EmptyCell />

/** The lists of the form. */
const partLists: { readonly [List in PartList]: ListLook<List> } = {
  links: {
    title: 'Links',
    addLabel: 'Add link',
    hint: 'What the lanes of the port carry: one link, or as many as its geometry has.',
    nameOf: ({ linkName }) => `link ${linkName}`,
    columns: [
      { header: 'Link', cell: ({ linkName }) => linkName },
      { header: 'Speed', cell: ({ speed }) => speedText(speed) },
      { header: 'Error correction', cell: ({ fec }) => fecText(fec) },
      { header: 'MTU', cell: ({ mtu }) => mtu },
    ],
  },
  addresses: {
    title: 'Addresses',
    addLabel: 'Add address',
    hint: 'Each is taken from an address lot and used nowhere else.',
    nameOf: ({ address }) => `address ${address}`,
    columns: [
      { header: 'Address', cell: ({ address }) => <code>{address}</code> },
      { header: 'Address lot', cell: ({ addressLot }) => addressLot },
      { header: 'Link', cell: ({ linkName }) => linkName },
      { header: 'VLAN', cell: ({ vlanId }) => orEmpty(vlanId) },
    ],
  },
  routes: {
    title: 'Routes',
    addLabel: 'Add route',
    hint: 'Where the switch sends traffic that leaves by this port. Routes learnt by BGP need no entry.',
    nameOf: ({ dst, gw }) => `route to ${dst} by ${gw}`,
    columns: [
      { header: 'Destination', cell: ({ dst }) => <code>{dst}</code> },
      { header: 'Gateway', cell: ({ gw }) => <code>{gw}</code> },
      { header: 'Link', cell: ({ linkName }) => linkName },
      { header: 'VLAN', cell: ({ vid }) => orEmpty(vid) },
    ],
  },
  interfaces: {
    title: 'Interfaces',
    addLabel: 'Add interface',
    hint: 'Only for links that carry a VLAN, a loopback or IPv6 of their own.',
    nameOf: ({ linkName, kind }) => `${interfaceKindText(kind.type)} interface of ${linkName}`,
    columns: [
      { header: 'Link', cell: ({ linkName }) => linkName },
      { header: 'Kind', cell: ({ kind }) => interfaceKindText(kind.type) },
      { header: 'VLAN', cell: ({ kind }) => orEmpty(kind.type === 'vlan' ? kind.vid : null) },
      { header: 'IPv6', cell: ({ v6Enabled }) => (v6Enabled ? 'On' : 'Off') },
    ],
  },
  peers: {
    title: 'BGP peers',
    addLabel: 'Add BGP peer',
    hint: 'The routers at the other end. A session with each begins once the settings are applied.',
    nameOf: peerTitle,
    columns: [
      { header: 'Peer', cell: (peer) => <code>{peerLabel(peer)}</code> },
      { header: 'Configuration', cell: ({ bgpConfig }) => bgpConfig },
      { header: 'Link', cell: ({ linkName }) => linkName },
      { header: 'Remote AS', cell: ({ remoteAsn }) => remoteAsn ?? 'Any' },
    ],
  },
}

interface PartsFieldProps<List extends PartList> {
  list: List
  open: (list: PartList) => void
}

/** One list of the form, with its add button. */
function Parts<List extends PartList>({ list, open }: PartsFieldProps<List>) {
  const { title, addLabel, hint, columns, nameOf } = partLists[list]
  const [{ value }, { error }, { setValue }] = useFormField<SettingsValues, List>(list)
  const hasLink = useFormPart(({ values }: FormStore<SettingsValues>) => values.links.length > 0)
  const whyNot = list === 'links' || hasLink ? undefined : 'Add a link first'
  return (
    <FieldGroup name={list} label={title} hint={hint} error={error}>
      <MiniTable
        label={title}
        columns={columns}
        items={value}
        itemName={nameOf}
        onRemove={(index) =>
          void setValue(value.filter((_, place) => place !== index) as SettingsValues[List])
        }
      />
      <div>
        <Button disabledReason={whyNot} onClick={() => open(list)}>
          {addLabel}
        </Button>
      </div>
    </FieldGroup>
  )
}

export const PartsField = memo(Parts)
