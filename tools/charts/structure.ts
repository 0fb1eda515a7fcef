import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { Chart, ChartEdge, ChartKind, ChartState, Move } from '#features/debugger/model/chart'

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

/** What an event of the library or of the machine is called. */
function begin(node: AnyStateNode, transition: AnyTransitionDefinition): Pick<Move, 'kind' | 'words'> {
  const type = transition.eventType
  if (type === '') return { kind: 'always', words: 'at once' }
  const { delay } = transition as { delay?: number | string }
  if (type.startsWith('xstate.after.')) {
    const value = typeof delay === 'number' ? delay : node.machine.implementations.delays[String(delay)]
    const named = typeof delay === 'string' ? `${delay} delay` : ''
    return { kind: 'delay', words: typeof value === 'number' ? `after ${span(value)}` : `after the ${named}` }
  }
  const [, end, id = ''] = /^xstate\.(done|error)\.actor\.(.*)$/.exec(type) ?? []
  if (end === undefined) {
    const [, prefix, name = type] = /^(command|report)\.(.*)$/.exec(type) ?? []
    return { kind: (prefix as 'command' | 'report' | undefined) ?? 'event', words: name }
  }
  const invoked = node.invoke.find((invocation) => invocation.id === id)
  const actor = nameOf(invoked?.src) ?? (id === '*' ? 'a child' : id)
  return end === 'done'
    ? { kind: 'done', words: `${actor} is done` }
    : { kind: 'error', words: `${actor} fails` }
}

function moveOf(node: AnyStateNode, transition: AnyTransitionDefinition): Move {
  const guard = nameOf(transition.guard)
  const actions = transition.actions.flatMap((action) => nameOf(action) ?? [])
  return {
    ...begin(node, transition),
    event: transition.eventType,
    ...(guard ? { guard } : {}),
    ...(actions.length > 0 ? { actions } : {}),
  }
}

const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]

/** An empty transition forbids: the library lists it, but nothing happens. */
const isForbidden = ({ target, actions }: AnyTransitionDefinition) => !target && actions.length === 0

const typeOf = (node: AnyStateNode): ChartState['type'] => node.type as ChartState['type']

/** What a machine is made of, in the order in which it is written. */
export function structureOf(machine: AnyStateMachine, kind: ChartKind): Structure {
  const states: Omit<ChartState, 'box'>[] = []
  const edges = new Map<string, { from: string; to: string; moves: Move[] }>()

  function visit(node: AnyStateNode) {
    const children = Object.values(node.states)
    const id = pathOf(node)
    const stays: Move[] = []
    for (const transition of transitionsOf(node)) {
      if (isForbidden(transition)) continue
      const move = moveOf(node, transition)
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
    // The root is the drawing itself, unless it is all there is.
    if (node.parent || children.length === 0)
      states.push({
        id,
        name: node.key,
        parent: node.parent?.parent ? pathOf(node.parent) : null,
        type: typeOf(node),
        isInitial: node.parent?.initial?.target.includes(node) ?? false,
        tags: [...node.tags],
        stays,
        runs: node.invoke.flatMap(({ src }) => nameOf(src) ?? []),
      })
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
