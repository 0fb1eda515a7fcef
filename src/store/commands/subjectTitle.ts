import type { CommandSubject } from '#machines/interaction/commandRequest'
import { ONE } from './article'
import type { Command } from './command'
import { phraseText } from './phrase'

/** The name of a subject in titles: that of its part, if the command is about one. */
export const subjectTitle = ({ name, part = name }: Pick<CommandSubject, 'name' | 'part'>): string => part

/**
 * The subject of a command that begins, with the title of the act as its question has it, where the label before the name
 * would say something else: "Delete Aino" takes a role away, and "Unlink ops" a pool.
 */
export function subjectOfAct<Row>({ label, subject, confirm }: Command<Row>, row: Row): CommandSubject {
  const plain = subject(row)
  const asked = confirm?.(row, ONE)
  const title = asked && phraseText(asked.title).replace(/\?$/, '')
  return title === undefined || title === `${label} ${subjectTitle(plain)}` ? plain : { ...plain, title }
}
