import type { VpcFirewallRuleProtocol } from '../../../store/api/generated/types'
import { hostKey, protocolKey } from '../../../store/model/firewall'
import { MAX_RULE_PARTS } from '../../../store/model/limits'
import { joinFault } from '../../../store/model/lists'
import { portRangeFault } from '../../../store/model/ports'
import { endpointText } from '../parts'
import {
  emptyHost,
  emptyProtocol,
  hostFault,
  protocolFaults,
  protocolOf,
  protocolText,
  type Drafts,
  type Host,
  type RuleFormValues,
} from './ruleForm'

// An item of a list is typed into a draft before it joins the list: by its own button, or when the rule is submitted.
// Both ways keep the same rules, which stand here.

/** What a draft becomes in its list. */
export interface DraftItems {
  target: Host
  host: Host
  port: string
  protocol: VpcFirewallRuleProtocol
}

interface DraftKind<Draft, Item> {
  /** The draft after its item has joined the list. */
  empty: Draft
  /** The item that has been typed; undefined while there is none. */
  itemOf: (draft: Draft) => Item | undefined
  /** Why the draft is no item. */
  faultOf: (draft: Draft) => string | undefined
  keyOf: (item: Item) => string
  /** What an item is called in a message. */
  textOf: (item: Item) => string
}

const trimmed = (host: Host): Host => ({ ...host, value: host.value.trim() })

const hostKind: DraftKind<Host, Host> = {
  empty: emptyHost,
  itemOf: (host) => (host.value.trim() === '' ? undefined : trimmed(host)),
  faultOf: (host) => hostFault(trimmed(host)),
  keyOf: hostKey,
  textOf: endpointText,
}

export const draftKinds: { readonly [Key in keyof Drafts]: DraftKind<Drafts[Key], DraftItems[Key]> } = {
  target: hostKind,
  host: hostKind,
  port: {
    empty: '',
    itemOf: (text) => text.trim() || undefined,
    faultOf: portRangeFault,
    keyOf: (range) => range,
    textOf: (range) => range,
  },
  protocol: {
    empty: emptyProtocol,
    itemOf: protocolOf,
    faultOf: (draft) => Object.values(protocolFaults(draft)).find(Boolean),
    keyOf: protocolKey,
    textOf: protocolText,
  },
}

const lists = { target: 'targets', host: 'hosts', port: 'ports', protocol: 'protocols' } as const

/** The list that drafts of a kind join. */
export const listOf = <Key extends keyof Drafts>(values: RuleFormValues, key: Key) =>
  values[lists[key]] as unknown as readonly DraftItems[Key][]

/** Why what has been typed cannot join its list; undefined when it can, and while nothing has been typed. */
export function draftFault<Key extends keyof Drafts>(values: RuleFormValues, key: Key): string | undefined {
  const kind: DraftKind<Drafts[Key], DraftItems[Key]> = draftKinds[key]
  const draft = values.drafts[key]
  const item = kind.itemOf(draft)
  if (item === undefined) return undefined
  const items = listOf(values, key)
  if (items.length >= MAX_RULE_PARTS && !kind.faultOf(draft)) return `There can be at most ${MAX_RULE_PARTS}`
  return kind.faultOf(draft) ?? joinFault(items, item, kind.keyOf, kind.textOf)
}

/** The values after a draft has joined its list; unchanged when it cannot. */
export function withDraft<Key extends keyof Drafts>(values: RuleFormValues, key: Key): RuleFormValues {
  const kind: DraftKind<Drafts[Key], DraftItems[Key]> = draftKinds[key]
  const item = kind.itemOf(values.drafts[key])
  if (item === undefined || draftFault(values, key)) return values
  return {
    ...values,
    [lists[key]]: [...listOf(values, key), item],
    drafts: { ...values.drafts, [key]: kind.empty },
  }
}

/** The values after every draft has joined its list: a typed value is kept without a press on its button. */
export const withDrafts = (values: RuleFormValues): RuleFormValues =>
  (['target', 'host', 'port', 'protocol'] as const).reduce<RuleFormValues>(withDraft, values)

/** The values without one item of a list. */
export function withoutItem<Key extends keyof Drafts>(
  values: RuleFormValues,
  key: Key,
  item: DraftItems[Key],
): RuleFormValues {
  const { keyOf }: DraftKind<Drafts[Key], DraftItems[Key]> = draftKinds[key]
  const others = listOf(values, key).filter((other) => keyOf(other) !== keyOf(item))
  return { ...values, [lists[key]]: others }
}
