/** Between the number of a slide in the file and that of what got a slide of its own. */
export const ofSameSlide = '-part-'

export const isPartOfSlide = (slideId: string): boolean => slideId.includes(ofSameSlide)
