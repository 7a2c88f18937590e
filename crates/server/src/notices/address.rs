//! Addresses that a webhook may lead to. Whoever writes down a webhook makes the server call it,
//! so none may lead to where only the server can go: its own machine and its own network.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Whether everybody can reach the address, so that the server reveals nothing by calling it.
pub(super) fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

/// Special blocks are those of the IANA registry of special-purpose addresses. Where the standard
/// library does not know one yet, it is written out.
fn is_public_v4(address: Ipv4Addr) -> bool {
    let is_special = address.is_private()
        || address.is_loopback()
        || address.is_documentation()
        || address.is_multicast()
        // Clouds tell their secrets at such an address.
        || address.is_link_local();
    match address.octets() {
        // This network; between a provider and its customers; protocols; relays that are out of
        // use; benchmarks; reserved, and everybody at once.
        [0, ..]
        | [100, 64..=127, ..]
        | [192, 0, 0, _]
        | [192, 88, 99, _]
        | [198, 18..=19, ..]
        | [240..=255, ..] => false,
        _ => !is_special,
    }
}

/// Of version 6 only the blocks that are given to people are let through, and addresses that mean
/// one of version 4 that is.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let segments = address.segments();
    let v4_from = |idx: usize| {
        let [a, b] = segments[idx].to_be_bytes();
        let [c, d] = segments[idx + 1].to_be_bytes();
        Ipv4Addr::new(a, b, c, d)
    };
    match segments {
        // Version 4 in version 6, by way of the system or of a translator.
        [0, 0, 0, 0, 0, 0xffff, ..] | [0x64, 0xff9b, 0, 0, 0, 0, ..] => is_public_v4(v4_from(6)),
        // The same by way of a relay.
        [0x2002, ..] => is_public_v4(v4_from(1)),
        // Protocols, tunnels and benchmarks; documentation, old and new.
        [0x2001, 0..=0x01ff, ..] | [0x2001, 0x0db8, ..] | [0x3fff, 0..=0x0fff, ..] => false,
        [0x2000..=0x3fff, ..] => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(addresses: &[&str], is_fine: bool) {
        for text in addresses {
            let address = text.parse().expect("an address");
            assert_eq!(is_public(address), is_fine, "{text}");
        }
    }

    #[test]
    fn addresses_of_the_world_are_let_through() {
        check(
            &[
                "1.1.1.1",
                "9.255.255.255",
                "11.0.0.0",
                "100.63.255.255",
                "100.128.0.0",
                "126.255.255.255",
                "128.0.0.0",
                "169.253.255.255",
                "172.15.255.255",
                "172.32.0.0",
                "192.0.1.0",
                "192.167.255.255",
                "192.169.0.0",
                "198.17.255.255",
                "198.20.0.0",
                "223.255.255.255",
                "2606:4700:4700::1111",
                "2001:200::1",
                "2001:4860:4860::8888",
                "2a01:4f8::1",
                "::ffff:1.1.1.1",
                "64:ff9b::1.1.1.1",
                "2002:101:101::1",
            ],
            true,
        );
    }

    #[test]
    fn private_and_special_ones_are_not() {
        check(
            &[
                "0.0.0.0",
                "0.1.2.3",
                "10.0.0.1",
                "10.255.255.255",
                "100.64.0.1",
                "100.127.255.255",
                "127.0.0.1",
                "127.255.255.254",
                "169.254.169.254",
                "172.16.0.1",
                "172.31.255.255",
                "192.0.0.8",
                "192.0.2.1",
                "192.88.99.1",
                "192.168.0.1",
                "198.18.0.1",
                "198.19.255.255",
                "198.51.100.1",
                "203.0.113.1",
                "224.0.0.1",
                "239.255.255.255",
                "240.0.0.1",
                "255.255.255.255",
                "::",
                "::1",
                "fc00::1",
                "fdff::1",
                "fe80::1",
                "febf::1",
                "fec0::1",
                "ff02::1",
                "100::1",
                "2001::1",
                "2001:2::1",
                "2001:10::1",
                "2001:db8::1",
                "3fff::1",
                "3fff:fff::1",
                "4000::1",
                "5f00::1",
            ],
            false,
        );
    }

    #[test]
    fn nor_are_they_in_the_clothes_of_version_6() {
        check(
            &[
                "::ffff:127.0.0.1",
                "::ffff:10.0.0.1",
                "::ffff:169.254.169.254",
                "::127.0.0.1",
                "::192.168.0.1",
                "::1.1.1.1",
                "64:ff9b::10.0.0.1",
                "64:ff9b::127.0.0.1",
                "64:ff9b:1::1.1.1.1",
                "2002:7f00:1::",
                "2002:c0a8:1::1",
                "2002:a9fe:a9fe::1",
            ],
            false,
        );
    }
}
