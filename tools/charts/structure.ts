import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { Chart, ChartEdge, ChartKind, ChartState, Move } from '#machines/charts/chart'

/** A chart without positions. */
export interface Structure extends Pick<Chart, 'id' | 'kind'> {
  states: readonly Omit<ChartState, 'box'>[]
  edges: readonly Omit<ChartEdge, 'points' | 'label'>[]
}

const nameOf = (named: unknown): string | undefined => {
  if (typeof named === 'string') return named
  if (typeof named === 'function') return named.name || 'a condition'
  return typeof named === 'object' && named !== null && 'type' in named ? String(named.type) : undefined
}

/** `30 s`, `500 ms`. */
const span = (ms: number) => (ms % 1_000 === 0 ? `${ms / 1_000} s` : `${ms} ms`)

/** The path of a state from the root; the root's own name for the root. */
const pathOf = (node: AnyStateNode) => node.path.join('.') || node.machine.id

/** The name of an event of the library or of the machine. Commands and reports are those of lifecycles. */
function begin(
  chartKind: ChartKind,
  node: AnyStateNode,
  transition: AnyTransitionDefinition,
): Pick<Move, 'kind' | 'words' | 'delay'> {
  const type = transition.eventType
  if (type === '') return { kind: 'always', words: 'at once' }
  const { delay } = transition as { delay?: number | string }
  if (delay !== undefined) {
    const value = typeof delay === 'number' ? delay : node.machine.implementations.delays[delay]
    return typeof value === 'number'
      ? { kind: 'delay', words: `after ${span(value)}`, delay: value }
      : { kind: 'delay', words: `after the ${delay} delay`, delay }
  }
  const [, end, id = ''] = /^xstate\.(done|error)\.actor\.(.*)$/.exec(type) ?? []
  if (end === undefined) {
    const [, prefix, name = ''] = /^(command|report)\.(.*)$/.exec(type) ?? []
    return chartKind === 'lifecycle' && prefix !== undefined
      ? { kind: prefix as 'command' | 'report', words: name }
      : { kind: 'event', words: type }
  }
  const invoked = node.invoke.find((invocation) => invocation.id === id)
  const actor = nameOf(invoked?.src) ?? (id === '*' ? 'a child' : id)
  return end === 'done'
    ? { kind: 'done', words: `${actor} is done` }
    : { kind: 'error', words: `${actor} fails` }
}

function moveOf(
  chartKind: ChartKind,
  node: AnyStateNode,
  transition: AnyTransitionDefinition,
  order: number,
): Move {
  const guard = nameOf(transition.guard)
  const actions = transition.actions.flatMap((action) => nameOf(action) ?? [])
  return {
    ...begin(chartKind, node, transition),
    event: transition.eventType,
    ...(guard ? { guard } : {}),
    ...(actions.length > 0 ? { actions } : {}),
    order,
    ...(transition.reenter ? { reenter: true } : {}),
  }
}

/** The names of actions that a state declares; the library adds its own for delays. */
const namesOf = (actions: AnyStateNode['entry']) =>
  actions.flatMap((action) => (typeof action === 'function' ? [] : (nameOf(action) ?? [])))

const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]

/** An empty transition forbids its event: the library lists it, but nothing happens. */
const isForbidden = ({ target, actions }: AnyTransitionDefinition) => !target && actions.length === 0

const typeOf = (node: AnyStateNode): ChartState['type'] => node.type as ChartState['type']

/** The structure of a machine, in the order of its source. */
export function structureOf(machine: AnyStateMachine, kind: ChartKind): Structure {
  const states: Omit<ChartState, 'box'>[] = []
  const edges = new Map<string, { from: string; to: string; moves: Move[] }>()

  function visit(node: AnyStateNode) {
    const children = Object.values(node.states)
    const id = pathOf(node)
    const stays: Move[] = []
    for (const [order, transition] of transitionsOf(node).entries()) {
      if (isForbidden(transition)) continue
      const move = moveOf(kind, node, transition, order)
      const [target] = transition.target ?? []
      if (!target) {
        stays.push(move)
        continue
      }
      const to = pathOf(target)
      const edge = edges.get(`${id}>${to}`) ?? { from: id, to, moves: [] }
      edge.moves.push(move)
      edges.set(`${id}>${to}`, edge)
    }
    // The root is the drawing itself, unless it has no children.
    if (node.parent || children.length === 0) {
      const [entry, exit] = [namesOf(node.entry), namesOf(node.exit)]
      states.push({
        id,
        name: node.key,
        parent: node.parent?.parent ? pathOf(node.parent) : null,
        type: typeOf(node),
        isInitial: node.parent?.initial?.target.includes(node) ?? false,
        tags: [...node.tags],
        stays,
        runs: node.invoke.flatMap(({ src }) => nameOf(src) ?? []),
        runIds: node.invoke.map((invocation) => invocation.id),
        ...(entry.length > 0 ? { entry } : {}),
        ...(exit.length > 0 ? { exit } : {}),
      })
    }
    for (const child of children) visit(child)
  }
  visit(machine.root)
  return {
    id: machine.id,
    kind,
    states,
    edges: [...edges].map(([id, edge]) => ({ id, ...edge })),
  }
}
