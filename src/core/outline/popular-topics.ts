/** One press away on the topic screen. */
export const homeTopics = [
  'Machine Learning in Healthcare',
  'Sustainable Energy Solutions',
  'Future of Remote Work',
  'Blockchain Technology',
  'AI Ethics and Society',
  'Climate Change Solutions',
] as const

/** One press away in the creation wizard. */
export const wizardTopics = [
  'Climate Change Solutions',
  'Digital Marketing Strategy',
  'Machine Learning in Healthcare',
  'Sustainable Energy Future',
  'Remote Work Best Practices',
  'Blockchain Technology Overview',
] as const
