export const {{camel}} = {
  title: '{{title}} · Khán Đài',
  heading: '{{title}}',
} as const;
