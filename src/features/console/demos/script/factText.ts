import { pathsOf } from '#machines/charts/statePaths'
import type { Entry } from '#store/eventLog/entry'
import type { LoggedFact } from './step'

/** Whether a log entry contains a fact. */
export function says(fact: LoggedFact, { kind, subject, data }: Entry): boolean {
  switch (fact.is) {
    case 'observed':
      return (
        kind === 'observed' && subject.kind === fact.kind && data.name === fact.name && data.to === fact.state
      )
    case 'reply':
      return (
        kind === 'reply' &&
        subject === fact.operation &&
        (fact.status === undefined || data.status === fact.status)
      )
    case 'route':
      return kind === 'route' && subject.split('?')[0] === fact.path
    case 'state':
      return kind === 'state' && data.machine === fact.machine && pathsOf(data.to).includes(fact.state)
  }
}

/** A fact in words: `instance web-1 is seen stopped`. */
export function factText(fact: LoggedFact): string {
  switch (fact.is) {
    case 'observed':
      return `${fact.kind} ${fact.name} is seen ${fact.state}`
    case 'reply':
      return fact.status === undefined
        ? `the region answers ${fact.operation}`
        : `the region answers ${fact.operation} with ${fact.status}`
    case 'route':
      return `the page is at ${fact.path}`
    case 'state':
      return `the machine ${fact.machine} is ${fact.state}`
  }
}
