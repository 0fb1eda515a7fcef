import type { VpcFirewallRuleProtocol } from '#store/api/generated/types'
import { hostKey, protocolKey } from '#store/model/network/changedRules'
import { MAX_RULE_PARTS } from '#store/model/limits'
import { joinError } from '#store/model/joinError'
import { portRangeError } from '#store/model/network/portRange'
import { endpointText } from '../EndpointLabel'
import {
  emptyHost,
  emptyProtocol,
  hostError,
  protocolErrors,
  protocolOf,
  protocolText,
  type RuleDrafts,
  type Host,
  type RuleFormValues,
} from './ruleValues'

// Items are typed into a draft before they are added to their list: by a button, or when the rule is submitted.
// Both use the rules in this file.

/** The item type of a draft's list. */
export interface DraftItems {
  target: Host
  host: Host
  port: string
  protocol: VpcFirewallRuleProtocol
}

interface DraftKind<Draft, Item> {
  /** The draft after its item was added. */
  empty: Draft
  /** The typed item; undefined if there is none. */
  itemOf: (draft: Draft) => Item | undefined
  /** Why the draft is invalid. */
  validate: (draft: Draft) => string | undefined
  keyOf: (item: Item) => string
  /** The name of an item in messages. */
  textOf: (item: Item) => string
}

const trimmed = (host: Host): Host => ({ ...host, value: host.value.trim() })

const hostKind: DraftKind<Host, Host> = {
  empty: emptyHost,
  itemOf: (host) => (host.value.trim() === '' ? undefined : trimmed(host)),
  validate: (host) => hostError(trimmed(host)),
  keyOf: hostKey,
  textOf: endpointText,
}

export const draftKinds: { readonly [Key in keyof RuleDrafts]: DraftKind<RuleDrafts[Key], DraftItems[Key]> } =
  {
    target: hostKind,
    host: hostKind,
    port: {
      empty: '',
      itemOf: (text) => text.trim() || undefined,
      validate: portRangeError,
      keyOf: (range) => range,
      textOf: (range) => range,
    },
    protocol: {
      empty: emptyProtocol,
      itemOf: protocolOf,
      validate: (draft) => Object.values(protocolErrors(draft)).find(Boolean),
      keyOf: protocolKey,
      textOf: protocolText,
    },
  }

const lists = { target: 'targets', host: 'hosts', port: 'ports', protocol: 'protocols' } as const

const readers: {
  readonly [Key in keyof RuleDrafts]: (values: RuleFormValues) => readonly DraftItems[Key][]
} = {
  target: ({ targets }) => targets,
  host: ({ hosts }) => hosts,
  port: ({ ports }) => ports,
  protocol: ({ protocols }) => protocols,
}

/** The list of a kind of draft. */
export const itemsOfDraft = <Key extends keyof RuleDrafts>(
  values: RuleFormValues,
  key: Key,
): readonly DraftItems[Key][] => readers[key](values)

/** Why the typed item cannot be added; undefined if it can, or if the draft is empty. */
export function ruleDraftError<Key extends keyof RuleDrafts>(
  values: RuleFormValues,
  key: Key,
): string | undefined {
  const kind: DraftKind<RuleDrafts[Key], DraftItems[Key]> = draftKinds[key]
  const draft = values.drafts[key]
  const item = kind.itemOf(draft)
  if (item === undefined) return undefined
  const items = itemsOfDraft(values, key)
  if (items.length >= MAX_RULE_PARTS && !kind.validate(draft)) return `There can be at most ${MAX_RULE_PARTS}`
  return kind.validate(draft) ?? joinError(items, item, kind.keyOf, kind.textOf)
}

/** The values with a draft added to its list; unchanged if it cannot be added. */
export function withDraft<Key extends keyof RuleDrafts>(values: RuleFormValues, key: Key): RuleFormValues {
  const kind: DraftKind<RuleDrafts[Key], DraftItems[Key]> = draftKinds[key]
  const item = kind.itemOf(values.drafts[key])
  if (item === undefined || ruleDraftError(values, key)) return values
  return {
    ...values,
    [lists[key]]: [...itemsOfDraft(values, key), item],
    drafts: { ...values.drafts, [key]: kind.empty },
  }
}

/** The values with all drafts added, since a submit adds typed items without their buttons. */
export const withDrafts = (values: RuleFormValues): RuleFormValues =>
  (['target', 'host', 'port', 'protocol'] as const).reduce<RuleFormValues>(withDraft, values)

/** The values without one item of a list. */
export function withoutItem<Key extends keyof RuleDrafts>(
  values: RuleFormValues,
  key: Key,
  item: DraftItems[Key],
): RuleFormValues {
  const { keyOf }: DraftKind<RuleDrafts[Key], DraftItems[Key]> = draftKinds[key]
  const others = itemsOfDraft(values, key).filter((other) => keyOf(other) !== keyOf(item))
  return { ...values, [lists[key]]: others }
}
