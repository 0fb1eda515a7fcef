import type { CommandSubject } from '#machines/interaction/commandRequest'

/** The name of a subject in titles: that of its part, if the command is about one. */
export const subjectTitle = ({ name, part = name }: Pick<CommandSubject, 'name' | 'part'>): string => part
