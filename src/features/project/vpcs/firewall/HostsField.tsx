import { enclosingNetworksText } from '#model/network/ip'
import { capital } from '#model/case'
import { hostKey } from '#model/network/changedRules'
import type { ChoiceStatus } from '#ui/forms/choiceStatusText'
import { Field } from '#ui/forms/Field'
import { MiniTable } from '#ui/tables/MiniTable'
import { Select } from '#ui/forms/Select'
import { SuggestInput } from '#ui/forms/SuggestInput'
import { TextInput } from '#ui/forms/TextInput'
import { endpointKind, endpointKinds, endpointText, hasName } from '../EndpointLabel'
import type { Host } from './ruleValues'
import { SubForm } from '#features/kit/form/SubForm'
import { foldOf } from './foldOf'
import { useRuleList } from './useRuleList'

const kinds = (['vpc', 'subnet', 'instance', 'ip', 'ip_net'] as const).map((type) => ({
  value: type,
  label: endpointKinds[type],
}))
const valueLabels: Readonly<Record<Host['type'], string>> = {
  vpc: 'VPC name',
  subnet: 'Subnet name',
  instance: 'Instance name',
  ip: 'IP address',
  ip_net: 'IP network',
}

/** Existing names by kind of host, with their status; other names may be typed. */
export type NameSuggestions = Readonly<
  Record<'vpc' | 'subnet' | 'instance', { names: readonly string[]; status: ChoiceStatus }>
>
const plurals = { vpc: 'VPCs', subnet: 'subnets', instance: 'instances' } as const

interface HostsFieldProps {
  list: 'targets' | 'hosts'
  title: string
  note: string
  /** The noun for one item: "target". */
  noun: string
  /** The effect of none in two words; without it, one is needed. */
  none?: string
  suggestions: NameSuggestions
}

/** The targets of a rule, or the hosts at the other end. */
export function HostsField({ list, title, note, noun, none, suggestions }: HostsFieldProps) {
  const { draft, items, error, restart, add, remove, onKeyDown, typing } = useRuleList(
    list === 'targets' ? 'target' : 'host',
  )
  const { type, value } = draft
  const name = `${list}-value`
  const added = new Set(items.map(hostKey))
  return (
    <SubForm
      title={title}
      note={note}
      addLabel={`Add ${noun}`}
      emptyReason={value.trim() === '' ? 'Enter a value first' : undefined}
      onAdd={add}
      {...foldOf({ noun, none, items, isTyped: value !== '' || error !== undefined })}
      fields={
        <>
          <Field label={`${capital(noun)} type`}>
            {(ids) => (
              <Select
                {...ids}
                name={`${list}-type`}
                value={type}
                options={kinds}
                onChange={(picked) => {
                  const kind = kinds.find((kind) => kind.value === picked)
                  if (kind) restart({ type: kind.value, value: '' })
                }}
              />
            )}
          </Field>
          <Field
            label={valueLabels[type]}
            error={error}
            note={type === 'ip_net' ? enclosingNetworksText(value) : undefined}
            hint={type === 'ip_net' ? 'For example 10.0.1.0/24 or fd12:3456::/64' : undefined}
          >
            {(ids) =>
              type === 'ip' || type === 'ip_net' ? (
                <TextInput
                  {...ids}
                  name={name}
                  value={value}
                  onChange={(event) => typing.type(event.target.value)}
                  onPaste={typing.onPaste}
                  onKeyDown={onKeyDown}
                />
              ) : (
                <SuggestInput
                  key={type}
                  {...ids}
                  name={name}
                  value={value}
                  options={suggestions[type].names.filter(
                    (suggested) => !added.has(hostKey({ type, value: suggested })),
                  )}
                  status={suggestions[type].status}
                  plural={plurals[type]}
                  onChange={typing.type}
                  onPaste={typing.onPaste}
                  onKeyDown={onKeyDown}
                />
              )
            }
          </Field>
        </>
      }
    >
      <MiniTable
        label={title}
        columns={[
          { header: 'Type', cell: (host) => endpointKind(host.type) },
          { header: 'Value', cell: (host) => (hasName(host) ? host.value : <code>{host.value}</code>) },
        ]}
        items={items}
        itemName={endpointText}
        onRemove={remove}
      />
    </SubForm>
  )
}
