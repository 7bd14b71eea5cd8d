/** A stand at night, drawn for the site, so no photo of a real match needs a licence. 640 × 360 units. */
export const floodlitPitch = `
<defs><linearGradient id="pitch-s" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#060B14"/><stop offset="1" stop-color="#122338"/></linearGradient>
<linearGradient id="pitch-g" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#2E7D45"/><stop offset=".55" stop-color="#27713D"/>
<stop offset="1" stop-color="#174F2A"/></linearGradient><radialGradient id="pitch-f"><stop stop-color="#fff" stop-opacity=".95"/>
<stop offset=".12" stop-color="#EAF4FF" stop-opacity=".55"/><stop offset=".45" stop-color="#BBD6F2" stop-opacity=".14"/>
<stop offset="1" stop-color="#BBD6F2" stop-opacity="0"/></radialGradient><radialGradient id="pitch-v" cy=".42" r=".75">
<stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity=".6"/></radialGradient>
<pattern id="pitch-c" width="23" height="11" patternUnits="userSpaceOnUse"><circle cx="2.2" cy="9.2" r="1.2" fill="#8B2B33"/>
<circle cx="0.3" cy="0.6" r="1.1" fill="#A84A3C"/><circle cx="21.0" cy="8.6" r="0.9" fill="#C9A13A"/>
<circle cx="6.1" cy="8.7" r="1.2" fill="#C9A13A"/><circle cx="7.8" cy="0.4" r="0.8" fill="#C9A13A"/>
<circle cx="19.9" cy="2.3" r="1.2" fill="#C9A13A"/><circle cx="21.4" cy="10.3" r="0.9" fill="#D8DEE4"/>
<circle cx="11.8" cy="2.2" r="1.2" fill="#6E7C8C"/><circle cx="22.6" cy="10.4" r="1.2" fill="#8B2B33"/>
<circle cx="21.2" cy="9.8" r="0.9" fill="#8B2B33"/><circle cx="16.0" cy="6.4" r="0.8" fill="#C9A13A"/>
<circle cx="22.9" cy="3.4" r="1.0" fill="#D8DEE4"/><circle cx="13.9" cy="5.5" r="0.9" fill="#A84A3C"/>
<circle cx="7.5" cy="8.0" r="0.8" fill="#A84A3C"/><circle cx="1.3" cy="6.2" r="0.8" fill="#D8DEE4"/>
<circle cx="21.7" cy="3.7" r="1.0" fill="#33465A"/><circle cx="2.2" cy="1.6" r="1.0" fill="#8B2B33"/>
<circle cx="3.4" cy="4.8" r="0.8" fill="#C9A13A"/><circle cx="13.2" cy="0.8" r="1.1" fill="#A84A3C"/>
<circle cx="9.1" cy="3.2" r="1.1" fill="#C9A13A"/><circle cx="9.3" cy="7.0" r="1.1" fill="#51647A"/>
<circle cx="11.7" cy="7.8" r="1.0" fill="#C9A13A"/><circle cx="7.1" cy="4.7" r="1.1" fill="#A84A3C"/>
<circle cx="6.5" cy="4.0" r="0.8" fill="#D8DEE4"/><circle cx="3.2" cy="4.9" r="1.1" fill="#8B2B33"/><circle cx="0.4" cy="4.8" r="1.0" fill="#33465A"/>
</pattern></defs><path fill="url(#pitch-s)" d="M0 0h640v150H0z"/><path fill="#0E1823" d="M0 34L640 26V128H0z"/>
<path fill="url(#pitch-c)" opacity=".55" d="M0 44L640 37V80H0z"/><path fill="#0A121B" d="M0 78L640 75V84H0z"/>
<path fill="url(#pitch-c)" opacity=".85" d="M0 84H640V117H0z"/><path fill="#050A10" d="M0 18L640 9V30L0 38z"/>
<path stroke="#22364A" stroke-width="1" fill="none" d="M0 38L640 30"/><path stroke="#0A121B" stroke-width="2" d="M20 40l-9 76"/>
<path stroke="#0A121B" stroke-width="2" d="M70 40l-7.5 76"/><path stroke="#0A121B" stroke-width="2" d="M120 40l-6 76"/>
<path stroke="#0A121B" stroke-width="2" d="M170 40l-4.5 76"/><path stroke="#0A121B" stroke-width="2" d="M220 40l-3 76"/>
<path stroke="#0A121B" stroke-width="2" d="M270 40l-1.5 76"/><path stroke="#0A121B" stroke-width="2" d="M320 40l0 76"/>
<path stroke="#0A121B" stroke-width="2" d="M370 40l1.5 76"/><path stroke="#0A121B" stroke-width="2" d="M420 40l3 76"/>
<path stroke="#0A121B" stroke-width="2" d="M470 40l4.5 76"/><path stroke="#0A121B" stroke-width="2" d="M520 40l6 76"/>
<path stroke="#0A121B" stroke-width="2" d="M570 40l7.5 76"/><path stroke="#0A121B" stroke-width="2" d="M620 40l9 76"/>
<path fill="#0B7C46" d="M0 117H640v10H0z"/><g fill="#EAF6EF" font-size="7" font-weight="700" letter-spacing="1.2">
<text x="20" y="124.4">KHÁN ĐÀI</text><text x="152" y="124.4">KHÁN ĐÀI</text><text x="284" y="124.4">KHÁN ĐÀI</text>
<text x="416" y="124.4">KHÁN ĐÀI</text><text x="548" y="124.4">KHÁN ĐÀI</text></g><path fill="url(#pitch-g)" d="M0 126H640V360H0z"/>
<g fill="#fff" opacity=".055"><path d="M-137 128L-110 128L-1009 360L-1091 360z"/><path d="M-84 128L-57 128L-845 360L-927 360z"/>
<path d="M-31 128L-4 128L-682 360L-763 360z"/><path d="M22 128L49 128L-518 360L-600 360z"/><path d="M75 128L102 128L-354 360L-436 360z"/>
<path d="M128 128L155 128L-191 360L-272 360z"/><path d="M181 128L208 128L-27 360L-109 360z"/><path d="M234 128L261 128L137 360L55 360z"/>
<path d="M287 128L314 128L301 360L219 360z"/><path d="M340 128L367 128L464 360L382 360z"/><path d="M393 128L420 128L628 360L546 360z"/>
<path d="M446 128L473 128L792 360L710 360z"/></g><g fill="none" stroke="#EAF3EC" stroke-opacity=".72" stroke-width="1.6">
<path d="M-891 350L-92 130L449 130L699 350z"/><path d="M-96 350L178 130"/>
<path d="M179 186L181 181L180 177L176 173L168 170L159 168L147 167L133 166L119 167L104 168L89 170L74 173L60 177L48 181L38 186L32 191L29 196L30 201L35 206L45 209L59 211L76 212L95 211L115 209L133 206L150 201L163 196L173 191L179 186"/>
<path d="M-548 256L-369 256L-57 148L-156 148"/><path d="M-389 212L-340 212L-185 166L-222 166"/>
<path d="M-226 206L-218 205L-211 204L-204 202L-197 201L-190 200L-183 198L-177 197L-170 195L-164 194L-159 192L-153 191L-149 189L-144 187L-140 186L-136 185L-132 183L-129 182L-127 180L-124 179L-122 178L-121 177L-120 175L-119 174L-119 173L-119 172L-119 171L-120 171L-121 170"/>
<path d="M591 256L412 256L371 148L469 148"/><path d="M541 212L493 212L452 166L490 166"/>
<path d="M379 170L376 171L373 171L371 172L368 173L366 174L364 175L362 177L361 178L359 179L358 180L358 182L357 183L357 185L357 186L358 187L359 189L360 191L361 192L363 194L365 195L367 197L370 198L373 200L377 201L380 202L384 204L389 205L393 206"/>
</g><path fill="#fff" fill-opacity=".14" stroke="#fff" stroke-width="2" d="M-329 195L-329 176L-264 160L-264 177"/>
<path stroke="#fff" stroke-opacity=".4" fill="none" d="M-329 176L-341 191L-274 173L-264 160"/>
<path fill="#fff" fill-opacity=".14" stroke="#fff" stroke-width="2" d="M523 195L523 176L502 160L502 177"/>
<path stroke="#fff" stroke-opacity=".4" fill="none" d="M523 176L535 191L512 173L502 160"/>
<ellipse cx="383" cy="136" rx="3.8" ry="1.0" fill="#06140B" opacity=".45"/>
<path stroke="#1F4E9E" stroke-width="1.4" stroke-linecap="round" fill="none" d="M382.4 132.1L381.7 136.3M383.8 132.1L384.3 135.8"/>
<rect x="381.4" y="127.9" width="3.4" height="4.8" rx="1.2" fill="#F3F5F7"/><circle cx="383.1" cy="127.1" r="1.0" fill="#5A3B2A"/>
<ellipse cx="351" cy="140" rx="3.9" ry="1.1" fill="#06140B" opacity=".45"/>
<path stroke="#1F4E9E" stroke-width="1.5" stroke-linecap="round" fill="none" d="M349.8 135.6L349.0 139.9M351.2 135.6L351.8 139.4"/>
<rect x="348.7" y="131.2" width="3.5" height="5.0" rx="1.3" fill="#F3F5F7"/><circle cx="350.5" cy="130.4" r="1.1" fill="#5A3B2A"/>
<ellipse cx="259" cy="152" rx="4.2" ry="1.2" fill="#06140B" opacity=".45"/>
<path stroke="#7E1E28" stroke-width="1.6" stroke-linecap="round" fill="none" d="M258.7 147.1L257.9 151.9M260.3 147.1L260.9 151.4"/>
<rect x="257.6" y="142.4" width="3.9" height="5.4" rx="1.4" fill="#C9323C"/><circle cx="259.5" cy="141.5" r="1.2" fill="#5A3B2A"/>
<ellipse cx="399" cy="157" rx="4.4" ry="1.2" fill="#06140B" opacity=".45"/>
<path stroke="#7E1E28" stroke-width="1.7" stroke-linecap="round" fill="none" d="M398.6 152.2L397.7 157.1M400.2 152.2L400.8 156.6"/>
<rect x="397.4" y="147.2" width="4.0" height="5.7" rx="1.4" fill="#C9323C"/><circle cx="399.4" cy="146.3" r="1.2" fill="#5A3B2A"/>
<ellipse cx="401" cy="159" rx="4.5" ry="1.2" fill="#06140B" opacity=".45"/>
<path stroke="#7E1E28" stroke-width="1.7" stroke-linecap="round" fill="none" d="M400.7 153.6L399.8 158.6M402.3 153.6L402.9 158.1"/>
<rect x="399.5" y="148.6" width="4.0" height="5.7" rx="1.5" fill="#C9323C"/><circle cx="401.5" cy="147.6" r="1.2" fill="#5A3B2A"/>
<ellipse cx="275" cy="161" rx="4.5" ry="1.2" fill="#06140B" opacity=".45"/>
<path stroke="#1F4E9E" stroke-width="1.7" stroke-linecap="round" fill="none" d="M273.7 156.0L272.8 161.1M275.3 156.0L276.0 160.6"/>
<rect x="272.5" y="150.9" width="4.1" height="5.8" rx="1.5" fill="#F3F5F7"/><circle cx="274.5" cy="149.9" r="1.2" fill="#5A3B2A"/>
<ellipse cx="446" cy="164" rx="4.6" ry="1.3" fill="#06140B" opacity=".45"/>
<path stroke="#1F4E9E" stroke-width="1.8" stroke-linecap="round" fill="none" d="M445.1 158.7L444.2 163.9M446.8 158.7L447.4 163.4"/>
<rect x="443.8" y="153.5" width="4.2" height="5.9" rx="1.5" fill="#F3F5F7"/><circle cx="445.9" cy="152.5" r="1.3" fill="#5A3B2A"/>
<ellipse cx="438" cy="165" rx="4.6" ry="1.3" fill="#06140B" opacity=".45"/>
<path stroke="#1F4E9E" stroke-width="1.8" stroke-linecap="round" fill="none" d="M437.3 159.6L436.4 164.8M439.0 159.6L439.7 164.3"/>
<rect x="436.1" y="154.4" width="4.2" height="6.0" rx="1.5" fill="#F3F5F7"/><circle cx="438.2" cy="153.4" r="1.3" fill="#5A3B2A"/>
<ellipse cx="417" cy="169" rx="4.8" ry="1.3" fill="#06140B" opacity=".45"/>
<path stroke="#1F4E9E" stroke-width="1.8" stroke-linecap="round" fill="none" d="M415.8 163.3L414.9 168.6M417.6 163.3L418.3 168.1"/>
<rect x="414.5" y="157.9" width="4.3" height="6.1" rx="1.6" fill="#F3F5F7"/><circle cx="416.7" cy="156.9" r="1.3" fill="#5A3B2A"/>
<ellipse cx="450" cy="183" rx="5.2" ry="1.4" fill="#06140B" opacity=".45"/>
<path stroke="#7E1E28" stroke-width="2.0" stroke-linecap="round" fill="none" d="M448.7 177.0L447.6 182.8M450.5 177.0L451.3 182.3"/>
<rect x="447.2" y="171.1" width="4.7" height="6.7" rx="1.7" fill="#C9323C"/><circle cx="449.6" cy="170.0" r="1.4" fill="#5A3B2A"/>
<ellipse cx="493" cy="186" rx="5.3" ry="1.4" fill="#06140B" opacity=".45"/>
<path stroke="#222" stroke-width="2.0" stroke-linecap="round" fill="none" d="M491.9 180.0L490.8 186.0M493.8 180.0L494.6 185.5"/>
<rect x="490.4" y="174.0" width="4.8" height="6.8" rx="1.7" fill="#E7C22E"/><circle cx="492.8" cy="172.9" r="1.4" fill="#5A3B2A"/>
<ellipse cx="453" cy="191" rx="5.5" ry="1.5" fill="#06140B" opacity=".45"/>
<path stroke="#1F4E9E" stroke-width="2.1" stroke-linecap="round" fill="none" d="M451.8 184.5L450.7 190.6M453.8 184.5L454.6 190.1"/>
<rect x="450.3" y="178.4" width="5.0" height="7.0" rx="1.8" fill="#F3F5F7"/><circle cx="452.8" cy="177.2" r="1.5" fill="#5A3B2A"/>
<ellipse cx="364" cy="192" rx="5.5" ry="1.5" fill="#06140B" opacity=".45"/>
<path stroke="#1F4E9E" stroke-width="2.1" stroke-linecap="round" fill="none" d="M362.8 186.1L361.7 192.3M364.8 186.1L365.6 191.8"/>
<rect x="361.3" y="180.0" width="5.0" height="7.1" rx="1.8" fill="#F3F5F7"/><circle cx="363.8" cy="178.8" r="1.5" fill="#5A3B2A"/>
<ellipse cx="154" cy="194" rx="5.6" ry="1.5" fill="#06140B" opacity=".45"/>
<path stroke="#1F4E9E" stroke-width="2.1" stroke-linecap="round" fill="none" d="M153.0 187.4L151.9 193.6M155.0 187.4L155.8 193.1"/>
<rect x="151.5" y="181.1" width="5.0" height="7.1" rx="1.8" fill="#F3F5F7"/><circle cx="154.0" cy="179.9" r="1.5" fill="#5A3B2A"/>
<ellipse cx="344" cy="196" rx="5.6" ry="1.5" fill="#06140B" opacity=".45"/>
<path stroke="#7E1E28" stroke-width="2.2" stroke-linecap="round" fill="none" d="M343.4 190.0L342.3 196.4M345.5 190.0L346.3 195.9"/>
<rect x="341.9" y="183.7" width="5.1" height="7.2" rx="1.8" fill="#C9323C"/><circle cx="344.5" cy="182.5" r="1.5" fill="#5A3B2A"/>
<ellipse cx="258" cy="199" rx="5.7" ry="1.6" fill="#06140B" opacity=".45"/>
<path stroke="#7E1E28" stroke-width="2.2" stroke-linecap="round" fill="none" d="M257.1 192.6L255.9 199.1M259.2 192.6L260.0 198.6"/>
<rect x="255.5" y="186.2" width="5.2" height="7.3" rx="1.9" fill="#C9323C"/><circle cx="258.1" cy="185.0" r="1.6" fill="#5A3B2A"/>
<ellipse cx="239" cy="223" rx="6.5" ry="1.8" fill="#06140B" opacity=".45"/>
<path stroke="#7E1E28" stroke-width="2.5" stroke-linecap="round" fill="none" d="M237.8 215.4L236.5 222.7M240.2 215.4L241.1 222.2"/>
<rect x="236.0" y="208.1" width="5.9" height="8.3" rx="2.1" fill="#C9323C"/><circle cx="239.0" cy="206.7" r="1.8" fill="#5A3B2A"/>
<ellipse cx="493" cy="241" rx="7.0" ry="1.9" fill="#06140B" opacity=".45"/>
<path stroke="#7E1E28" stroke-width="2.7" stroke-linecap="round" fill="none" d="M491.5 232.7L490.1 240.6M494.1 232.7L495.1 240.1"/>
<rect x="489.6" y="224.8" width="6.4" height="9.0" rx="2.3" fill="#C9323C"/><circle cx="492.8" cy="223.3" r="1.9" fill="#5A3B2A"/>
<ellipse cx="242" cy="259" rx="7.6" ry="2.1" fill="#06140B" opacity=".45"/>
<path stroke="#7E1E28" stroke-width="2.9" stroke-linecap="round" fill="none" d="M240.1 250.1L238.6 258.6M242.9 250.1L244.0 258.1"/>
<rect x="238.1" y="241.6" width="6.9" height="9.8" rx="2.5" fill="#C9323C"/><circle cx="241.5" cy="240.0" r="2.1" fill="#5A3B2A"/>
<ellipse cx="117" cy="268" rx="7.9" ry="2.2" fill="#06140B" opacity=".45"/>
<path stroke="#1F4E9E" stroke-width="3.0" stroke-linecap="round" fill="none" d="M115.1 259.0L113.5 267.9M118.0 259.0L119.1 267.4"/>
<rect x="113.0" y="250.2" width="7.2" height="10.1" rx="2.6" fill="#F3F5F7"/><circle cx="116.5" cy="248.5" r="2.2" fill="#5A3B2A"/>
<ellipse cx="412" cy="284" rx="8.4" ry="2.3" fill="#06140B" opacity=".45"/>
<path stroke="#7E1E28" stroke-width="3.2" stroke-linecap="round" fill="none" d="M410.8 274.3L409.1 283.7M413.9 274.3L415.1 283.2"/>
<rect x="408.5" y="264.9" width="7.6" height="10.8" rx="2.7" fill="#C9323C"/><circle cx="412.3" cy="263.1" r="2.3" fill="#5A3B2A"/>
<ellipse cx="431" cy="295" rx="8.7" ry="2.4" fill="#06140B" opacity=".45"/>
<path stroke="#1F4E9E" stroke-width="3.3" stroke-linecap="round" fill="none" d="M429.0 285.4L427.2 295.2M432.1 285.4L433.4 294.7"/>
<rect x="426.6" y="275.5" width="8.0" height="11.2" rx="2.9" fill="#F3F5F7"/><circle cx="430.5" cy="273.7" r="2.4" fill="#5A3B2A"/>
<ellipse cx="124" cy="305" rx="9.0" ry="2.5" fill="#06140B" opacity=".45"/>
<path stroke="#7E1E28" stroke-width="3.5" stroke-linecap="round" fill="none" d="M122.7 294.5L120.9 304.7M126.0 294.5L127.4 304.2"/>
<rect x="120.3" y="284.3" width="8.2" height="11.6" rx="3.0" fill="#C9323C"/><circle cx="124.4" cy="282.4" r="2.5" fill="#5A3B2A"/>
<circle cx="373.5" cy="192.8" r="2.4" fill="#fff"/><path stroke="#1B2835" stroke-width="4" d="M86 0V40"/>
<ellipse cx="86" cy="10" rx="150" ry="110" fill="url(#pitch-f)"/><g fill="#FBFDFF"><rect x="67" y="2" width="8" height="5" rx="1"/>
<rect x="67" y="9" width="8" height="5" rx="1"/><rect x="77" y="2" width="8" height="5" rx="1"/><rect x="77" y="9" width="8" height="5" rx="1"/>
<rect x="87" y="2" width="8" height="5" rx="1"/><rect x="87" y="9" width="8" height="5" rx="1"/><rect x="97" y="2" width="8" height="5" rx="1"/>
<rect x="97" y="9" width="8" height="5" rx="1"/></g><path fill="#DCEBFA" opacity=".045" d="M66 14L-40 360H360L106 14z"/>
<path stroke="#1B2835" stroke-width="4" d="M554 0V40"/><ellipse cx="554" cy="10" rx="150" ry="110" fill="url(#pitch-f)"/><g fill="#FBFDFF">
<rect x="535" y="2" width="8" height="5" rx="1"/><rect x="535" y="9" width="8" height="5" rx="1"/><rect x="545" y="2" width="8" height="5" rx="1"/>
<rect x="545" y="9" width="8" height="5" rx="1"/><rect x="555" y="2" width="8" height="5" rx="1"/><rect x="555" y="9" width="8" height="5" rx="1"/>
<rect x="565" y="2" width="8" height="5" rx="1"/><rect x="565" y="9" width="8" height="5" rx="1"/></g>
<path fill="#DCEBFA" opacity=".045" d="M534 14L300 360H700L574 14z"/><path fill="url(#pitch-v)" d="M0 0h640v360H0z"/>
`;
