/** Lets browsers offer the site's search in their address bar. */
export const openSearchXml = (origin: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>Khán Đài</ShortName>
<Description>Tìm trận đấu, đội, giải, thành viên, tin tức và bài viết trên Khán Đài</Description>
<InputEncoding>UTF-8</InputEncoding>
<Url type="text/html" method="get" template="${origin}/tim-kiem?q={searchTerms}"/>
</OpenSearchDescription>
`;
