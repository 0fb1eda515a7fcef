import { factText } from './factText'
import type { Expectation, DemoStep } from './step'
import { targetText } from './target'

const expectationText = ({ is, shows, holds, explains }: Expectation) =>
  [
    is && `to be ${is}`,
    shows !== undefined && `to show "${shows}"`,
    holds !== undefined && `to hold "${holds}"`,
    explains !== undefined && `to say "${explains}"`,
  ]
    .filter(Boolean)
    .join(' and ')

/** A step in words, for lists, errors and labels. */
export function stepText(step: DemoStep): string {
  switch (step.do) {
    case 'chapter':
      return `chapter "${step.title}"`
    case 'say':
      return `say "${step.text}"`
    case 'point':
      return `point at ${targetText(step.at)}`
    case 'goto':
      return `go to ${step.path}`
    case 'click':
      return `click ${targetText(step.at)}`
    case 'type':
      return `type "${step.text}" into ${targetText(step.at)}`
    case 'pick':
      return `pick "${step.option}" in ${targetText(step.at)}`
    case 'press':
      return step.at ? `press ${step.keys} on ${targetText(step.at)}` : `press ${step.keys}`
    case 'upload':
      return `choose the file ${step.file.name} in ${targetText(step.at)}`
    case 'until':
      return `wait until ${step.facts.map(factText).join(' and ')}`
    case 'expect':
      return `expect ${targetText(step.at)} ${expectationText(step)}`
    case 'shot':
      return `keep the picture "${step.name}"`
  }
}
