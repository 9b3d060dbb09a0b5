export const business = {
  metaTitle: 'Corporate partnerships',
  metaDescription:
    'Home-style meals at the office: one delivery spot, company rates and free delivery.',
  toForm: 'Tell us about your team',
  benefits: 'What your team gets',
  company: 'Company',
  email: 'Work email',
  phoneHint: 'Optional.',
  employees: 'How many of you are there?',
  message: 'Anything else?',
  messageHint: 'Optional, e.g. days, area, dietary needs.',
  call: 'Would you rather talk?',
  another: 'New request',
}
