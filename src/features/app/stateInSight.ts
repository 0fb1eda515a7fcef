/** Whether a mark of this resource's state is in sight: then the page itself shows how it changes. Rule: CMD-4. */
export const isStateInSight = (id: string): boolean =>
  [...document.querySelectorAll(`[data-state-of="${CSS.escape(id)}"]`)].some((mark) => {
    const { top, bottom, left, right } = mark.getBoundingClientRect()
    return mark.checkVisibility() && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  })
